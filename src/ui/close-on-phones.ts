/** Closes the sections before the script on a phone, before they are painted open. */
export const CLOSE_ON_PHONES =
  "if(matchMedia('(max-width:767.98px)').matches)for(const d of document.currentScript.previousElementSibling.children)d.open=false";
