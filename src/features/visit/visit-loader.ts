/**
 * Loads the script of every page once the page has loaded and the browser is idle, or at the first touch of a form: before
 * that it would compete with the first picture.
 */
export function visitLoader(entry: string): string {
  return `(()=>{let on;const go=()=>{on??=import(${JSON.stringify(entry)}).catch(()=>{})};addEventListener('load',()=>(self.requestIdleCallback||setTimeout)(go,{timeout:1000}));for(const e of['pointerdown','focusin'])addEventListener(e,v=>{if(v.target.closest?.('[data-form],[data-lead],[data-reveal]'))go()},{passive:true})})()`;
}
