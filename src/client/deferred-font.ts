/**
 * The script in the head of pages that begin with a photo. The first page of a visit is painted in a system font, so that
 * nothing delays the first car's photo, and switches to the template's typeface after the load event (300 ms of LCP on a
 * slow phone). Later pages use the cached typeface at once. Where the system has none of the fonts with the typeface's
 * metrics, its fallbacks fail to load and the page stays as it was painted: lines would break elsewhere. Without scripts the
 * typeface loads as on any page.
 */
export const DEFERRED_FONT_SCRIPT = `(e=>{if(document.referrer.startsWith(location.origin+'/'))return;e.add('plain-type');addEventListener('load',()=>Promise.all([...document.fonts].map(f=>f.load())).then(()=>e.remove('plain-type'),()=>{}))})(document.documentElement.classList)`;
