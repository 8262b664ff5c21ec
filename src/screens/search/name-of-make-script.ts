/** Names the make of the address on the page that all makes without stock share. */
export const NAME_OF_MAKE_SCRIPT = `(n=>{if(n){n+=document.currentScript.dataset.rest;let t=document.title.split(' | ');document.querySelector('h1').textContent=n;document.title=[n,...t.slice(1)].join(' | ')}})(JSON.parse(document.getElementById('makes').textContent)[location.pathname.split('/')[2]])`;
