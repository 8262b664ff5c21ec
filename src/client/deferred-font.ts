/**
 * The script in the head of pages that begin with a photo, after the links that preload the template's typefaces, which it
 * turns on. The first page of a visit is painted in system fonts with the same metrics, so that nothing delays its photo (300 ms
 * of LCP on a slow phone), and switches to the typefaces after the load event. Later pages have them in the cache and use
 * them from the first paint. Preloaded in any case: Firefox and WebKit give up an optional font that takes longer than
 * 100 ms. Without scripts the typefaces load as on any page.
 */
export const DEFERRED_FONT_SCRIPT = `((d,{classList:c})=>{const load=()=>Promise.all([...d.querySelectorAll('link[as=font]')].map(l=>new Promise((y,n)=>{Object.assign(l,{onload:y,onerror:n,media:'all'})})));if(d.referrer.startsWith(location.origin+'/'))return load().catch(()=>{});c.add('plain-type');addEventListener('load',()=>load().then(()=>Promise.all([...d.fonts].filter(f=>f.display=='optional').map(f=>f.load()))).then(()=>c.remove('plain-type'),()=>{}))})(document,document.documentElement)`;
