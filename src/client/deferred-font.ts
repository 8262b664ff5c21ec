/**
 * The script in the head of pages that begin with a photo: a visitor's first page of a visit is painted in the device's own type, so that
 * nothing goes before the first car's photo, and turns to the template's typeface once all else has loaded (300 ms of LCP on a
 * slow phone). On later pages the typeface is in the browser's cache and used at once. Cards hold their lines in both.
 * Without scripts the typeface loads as on any page.
 */
export const DEFERRED_FONT_SCRIPT = `(e=>{if(document.referrer.startsWith(location.origin+'/'))return;e.add('plain-type');addEventListener('load',()=>Promise.allSettled([...document.fonts].map(f=>f.load())).then(()=>e.remove('plain-type')))})(document.documentElement.classList)`;
