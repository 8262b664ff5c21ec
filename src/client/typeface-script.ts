/**
 * The script in the head, after the links that preload the template's typefaces. On a phone a visitor's first page stays in system
 * fonts, so that nothing delays its photo (300 ms of LCP) and nothing is laid out twice. Once it has loaded, the typefaces are
 * fetched into the cache; later pages preload them from there and use them from the first paint. Wide screens, whose connections
 * are faster, preload them at once: a face that is late is left to the next page (\`font-display: optional\`).
 */
export const TYPEFACE_SCRIPT = `((d,l)=>{
const k='forecourt:'+d.documentElement.dataset.site+':typefaces',v=l.map(f=>f.href).join();
try{if(matchMedia('(min-width:62em)').matches||localStorage.getItem(k)==v)return l.forEach(f=>{f.media='all'})}catch{}
d.documentElement.classList.add('plain-type');
addEventListener('load',()=>Promise.all(l.map(f=>fetch(f.href))).then(()=>localStorage.setItem(k,v)).catch(()=>{}))
})(document,[...document.querySelectorAll('link[as=font]')])`.replaceAll('\n', '');
