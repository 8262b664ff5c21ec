import { PHONE_CLICK_EVENT } from '#domain/lead/events.ts';

/** An inline script that loads what older browsers lack: they would show menu, filters and notes as parts of the page. */
export const writePopoverScript = (url: string): string =>
  `'popover'in HTMLElement.prototype||import(${JSON.stringify(url)})`;

/**
 * The inline script of every page, for tasks that can't wait for React. It stores the visit, of a page rendered ahead once it is
 * opened (session-attribution.ts reads it); reserves room for the terms of a stored budget (car-card.css; not in the head, where
 * storage holds up the first paint); sends phone calls to analytics as track.ts would (about the car of the page, which data-about
 * names); and replaces a photo that fails to load with the outline of the car's body. A number that was hidden has been counted when
 * it was revealed (PhoneReveal.tsx). Once the page has loaded, and its pictures have had time to be painted, it loads the page's
 * scripts and fetches the typefaces of the next page.
 */
export const VISIT_SCRIPT = `((d,w)=>{
const visit=()=>{try{
const s=d.documentElement.dataset,n='forecourt:'+s.site+':',k=n+'visited',v=JSON.parse(sessionStorage.getItem(k))||{visited_pages:[],linked_query_params:Object.fromEntries(new URLSearchParams(location.search))};
v.visited_pages=v.visited_pages.concat(location.pathname).slice(-50);
sessionStorage.setItem(k,JSON.stringify(v));
/"deposit":[1-9]|"years":\\d/.test(localStorage.getItem(n+'budget'))&&(s.budget='')
}catch{}};
d.prerendering?w('prerenderingchange',visit,!0):visit();
w('click',e=>{
if(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||!e.target.closest?.('a[href^="tel:"]:not(.reveal *)'))return;
const detail={...${JSON.stringify(PHONE_CLICK_EVENT)},...JSON.parse(d.querySelector('[data-about]')?.dataset.about||null)};
d.dispatchEvent(new CustomEvent('forecourt:track',{detail,cancelable:!0}))&&(self.dataLayer??=[]).push({event:'forecourt',...detail})
});
const f=i=>{
const p=i.closest?.('[data-body]'),src=p&&'/bodies/'+p.dataset.body+'.webp';
if(!p||i.getAttribute('src')==src)return;
i.parentNode.classList.add('photo--none','photo--lost');
i.removeAttribute('srcset');
i.src=src
};
w('error',e=>f(e.target),true);
w('load',()=>setTimeout(()=>{
for(const t of d.querySelectorAll('template[data-module]'))import(t.dataset.module).catch(console.warn);
for(const f of d.querySelectorAll('link[media="not all"]'))fetch(f.href,{priority:'low'}).catch(()=>{})
},300));
for(const i of d.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)f(i)
})(document,addEventListener)`.replaceAll('\n', '');

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

const pagesOf = (pathname: string) => ({ href_matches: { pathname, search: '' } });

/**
 * The document rules of every page of a dealer with vehicles: while the pointer rests on a link or a finger goes down, browsers that
 * know them render the page of a vehicle, and fetch a search, but not for visitors who save data. What counts or pops up in a page
 * rendered ahead waits until it is opened (when-active.ts). The search answers a press on its own links without a navigation.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: pagesOf('/cars/*'), eagerness: 'moderate' }],
  prefetch: [
    {
      where: { and: [pagesOf('/search/*'), { not: { selector_matches: '#search [href^="/search/"]' } }] },
      eagerness: 'moderate',
    },
  ],
});
