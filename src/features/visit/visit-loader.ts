/**
 * The script in every page: notes the visit (visit-notes.ts reads it), hears clicks on phone numbers from the first moment on,
 * and fetches the rest when somebody is about to use one. Where it can't be fetched, they work as they stand. It also puts
 * the outline of a car's body in the place of a photo that does not come.
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
for(const t of['pointerover','pointerdown','focusin'])w(t,e=>{if(near(e,'[data-reveal],a[href^="tel:"]'))go().catch(()=>{})},{passive:true});
w('click',e=>{
const a=near(e,'[data-reveal]>summary,a[href^="tel:"]');
if(!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;
go().then(m=>m.clicked(a)).catch(()=>{})
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
w('load',()=>(self.requestIdleCallback||setTimeout)(()=>{
if(d.querySelector('[data-no-phone]'))go().catch(()=>{})
}))
})(document,addEventListener)`.replaceAll('\n', '');
}
