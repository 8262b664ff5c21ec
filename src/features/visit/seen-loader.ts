/**
 * The script behind an element that comes to life late, and stands right before it: once something was scrolled, pointed
 * at or pressed, and the element is in sight, visit-entry.ts is told. So it costs nobody anything who only passes through,
 * nothing while a page comes up, and no request of its own. An element that can't be brought to life gets the class
 * `failed`.
 */
export function seenLoader(entry: string): string {
  return `(e=>{
const s=['scroll','pointermove','pointerdown','keydown','touchstart'],
go=()=>{
for(const n of s)removeEventListener(n,go,true);
const o=new IntersectionObserver(l=>{
if(!l.some(i=>i.isIntersecting))return;
o.disconnect();
import(${JSON.stringify(entry)}).then(m=>m.seen(e)).catch(()=>e.classList.add('failed'))
});
o.observe(e)
};
for(const n of s)addEventListener(n,go,{passive:true,capture:true})
})(document.currentScript.previousElementSibling)`.replaceAll('\n', '');
}
