/**
 * The script in the head of pages that begin with a photo, after the links that preload the template's typefaces. The first
 * page of a visit is painted in system fonts with the same metrics, so that nothing delays its photo (300 ms of LCP on a slow
 * phone), and switches to the typefaces after the load event. Loaded as faces of their own: Firefox and WebKit give up the
 * style sheet's optional ones after 100 ms. Later pages preload them from the cache and use them from the first paint.
 * Without scripts the typefaces load as on any page.
 */
export const DEFERRED_FONT_SCRIPT = `((d,{classList:c})=>{if(d.referrer.startsWith(location.origin+'/'))d.querySelectorAll('link[as=font]').forEach(l=>{l.media='all'});else{c.add('plain-type');addEventListener('load',()=>{const g=({style:s},n)=>s.getPropertyValue('font-'+n)||'normal';Promise.all([...d.styleSheets].flatMap(s=>[...s.cssRules]).filter(r=>r.type==5&&g(r,'display')=='optional').map(r=>new FontFace(g(r,'family'),r.style.getPropertyValue('src'),{weight:g(r,'weight'),style:g(r,'style')}).load())).then(l=>{l.forEach(f=>d.fonts.add(f));c.remove('plain-type')},()=>{})})}})(document,document.documentElement)`;
