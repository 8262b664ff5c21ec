/**
 * The script of a page with a popup: once the page has loaded and the browser is idle, it fetches what shows it, unless
 * the visitor has closed it or followed it before. Earlier it would compete with what the visitor came for.
 */
export function popupLoader(slug: string, key: string, entry: string): string {
  const kept = JSON.stringify(`forecourt:${slug}:${key}`);
  return `addEventListener('load',()=>{try{if(localStorage.getItem(${kept})==='false')return}catch{}(self.requestIdleCallback||setTimeout)(()=>import(${JSON.stringify(entry)}).then(m=>m.popup()).catch(()=>{}))})`;
}
