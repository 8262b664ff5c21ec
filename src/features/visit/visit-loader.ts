import { PHONE_CLICK } from '#domain/lead/events.ts';

/**
 * The script in every page: notes the visit (visit-notes.ts reads it), tells analytics of calls, as track.ts would, because
 * a call waits for no script, and fetches the rest when somebody is about to use a form, or when the page has something to
 * do of its own. A number that was hidden has been counted when it was shown (PhoneReveal.tsx).
 * Forms are checked by our own rules, which tell all mistakes at once; the browser's would stumble over steps that are not
 * in sight. Earlier it would compete with the first picture. Where it can't be fetched, links and forms work as they stand.
 * It also puts the outline of a car's body in the place of a photo that does not come.
 */
export function visitLoader(entry: string): string {
  return `((d,w)=>{
const site='forecourt:'+d.documentElement.dataset.site;
try{
const k=site+':visited',v=JSON.parse(sessionStorage.getItem(k))||{visited_pages:[],linked_query_params:Object.fromEntries(new URLSearchParams(location.search))};
v.visited_pages=v.visited_pages.concat(location.pathname).slice(-50);
sessionStorage.setItem(k,JSON.stringify(v))
}catch{}
let on;
const go=()=>on??=import(${JSON.stringify(entry)}),near=(e,s)=>e.target.closest?.(s);
for(const t of['pointerover','pointerdown','focusin'])w(t,e=>{if(near(e,'[data-form],[data-lead]'))go().catch(()=>{})},{passive:true});
w('click',e=>{
if(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;
if(near(e,'a[href^="tel:"]')&&!near(e,'.reveal')){
const detail=${JSON.stringify(PHONE_CLICK)};
try{(self.dataLayer??=[]).push({event:'forecourt',...detail})}catch{}
d.dispatchEvent(new CustomEvent('forecourt:track',{detail}))
}
const a=near(e,'a[data-form],.form__next,.form__back');
if(!a)return;
e.preventDefault();
go().then(m=>m.clicked(a)).catch(()=>{if(a.href)location=a.href})
});
w('submit',e=>{
const f=e.target;
if(!f.dataset.lead)return;
e.preventDefault();
go().then(m=>m.submitted(f)).catch(()=>f.submit())
});
const lost=i=>{
const p=i.closest?.('[data-body]'),src=p&&'/bodies/'+p.dataset.body+'.webp';
if(!p||i.getAttribute('src')==src)return;
p.classList.add('photo--none','photo--lost');
i.removeAttribute('srcset');
i.src=src
};
w('error',e=>lost(e.target),true);
for(const i of d.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)lost(i);
for(const f of d.forms)if(f.dataset.lead)f.noValidate=true;
w('load',()=>(self.requestIdleCallback||setTimeout)(async()=>{
if(d.querySelector('[data-lead],[data-success]')||(await indexedDB.databases().catch(()=>[])).some(b=>b.name===site))go().catch(()=>{})
}))
})(document,addEventListener)`.replaceAll('\n', '');
}
