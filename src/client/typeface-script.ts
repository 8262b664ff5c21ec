/**
 * The script in the head, after the links that preload the template's typefaces. On a phone the first page of a visit stays in system
 * fonts, so that nothing delays its photo (300 ms of LCP) and nothing is laid out twice. VISIT_SCRIPT then fetches the typefaces into
 * the cache; later pages preload them from there and use them from the first paint. Wide screens, whose connections are faster,
 * preload them at once: a face that is late is left to the next page (`font-display: optional`). What is stored is not asked: opening a
 * site's storage holds up the first paint by 150 ms.
 */
export const TYPEFACE_SCRIPT = `(d=>{
if(d.referrer.startsWith(location.origin+'/')||matchMedia('(min-width:62em)').matches)for(const f of d.querySelectorAll('link[as=font]'))f.media='all';
else d.documentElement.classList.add('plain-type')
})(document)`.replaceAll('\n', '');
