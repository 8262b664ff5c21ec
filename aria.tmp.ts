import { chromium } from 'playwright';
import { startHost } from '#host/start-host.ts';
import { findTestBrowser } from '#scripts/test/browser.ts';
const host = await startHost({ distDir: '.data/test/dist', dataDir: '.data/aria', port: 0 });
const b = await chromium.launch({ executablePath: findTestBrowser()! });
const page = await b.newPage({ viewport: { width: 390, height: 844 } });
for (const arg of process.argv.slice(2)) {
  const [slug, path, sel = 'main'] = arg.split('|');
  await page.goto(`http://${slug}.localhost:${host.port}${path}`);
  await page.waitForTimeout(800);
  for (const one of await page.locator(sel).all()) console.log('=====', arg, '\n' + (await one.ariaSnapshot()).split('\n').map(x=>x.slice(0,150)).slice(0, 90).join('\n'));
}
await b.close(); await host.close();
