/**
 * The script at the end of every page of a dealer with stock: presses on hearts, compare ticks and 'Save this search' are
 * answered by keep.ts, which is loaded when one of them is about to be pressed, or at an idle moment when the visitor has
 * kept something. A visitor who keeps nothing loads nothing. A press that comes before the script waits for it; when it
 * can't be loaded, the next press tries again.
 */
export function keepLoaderScript(site: string, entry: string): string {
  const kept = `^forecourt:${site}:(favourites|compare|saved-searches)$`;
  return `{let on;const go=()=>on??=import(${JSON.stringify(entry)}).catch(()=>{on=undefined}),of=e=>e.target.closest?.('[data-save],[data-compare],[data-search]');for(const e of['pointerover','focusin'])addEventListener(e,v=>{of(v)&&go()},{passive:true});addEventListener('click',v=>{const t=of(v),c=t?.checked;t&&go().then(k=>k?.press(t,c))});try{Object.keys(localStorage).some(k=>/${kept}/.test(k))&&addEventListener('load',()=>(self.requestIdleCallback||setTimeout)(go,{timeout:2000}))}catch{}}`;
}
