import { PHONE_CLICK_EVENT } from '#domain/lead/events.ts';

/**
 * The script in every page, of what must run before React can: it notes the visit (visit-notes.ts reads it), tells analytics
 * of calls as track.ts would, because a call waits for no script, and puts the outline of a car's body in the place of a photo
 * that does not come. A number that was hidden has been counted when it was shown (PhoneReveal.tsx).
 */
export const VISIT_SCRIPT = `((d,w)=>{
try{
const k='forecourt:'+d.documentElement.dataset.site+':visited',v=JSON.parse(sessionStorage.getItem(k))||{visited_pages:[],linked_query_params:Object.fromEntries(new URLSearchParams(location.search))};
v.visited_pages=v.visited_pages.concat(location.pathname).slice(-50);
sessionStorage.setItem(k,JSON.stringify(v))
}catch{}
w('click',e=>{
if(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||!e.target.closest?.('a[href^="tel:"]:not(.reveal *)'))return;
const detail=${JSON.stringify(PHONE_CLICK_EVENT)};
try{(self.dataLayer??=[]).push({event:'forecourt',...detail})}catch{}
d.dispatchEvent(new CustomEvent('forecourt:track',{detail}))
});
const lost=i=>{
const p=i.closest?.('[data-body]'),src=p&&'/bodies/'+p.dataset.body+'.webp';
if(!p||i.getAttribute('src')==src)return;
p.classList.add('photo--none','photo--lost');
i.removeAttribute('srcset');
i.src=src
};
w('error',e=>lost(e.target),true);
for(const i of d.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)lost(i)
})(document,addEventListener)`.replaceAll('\n', '');
