import puppeteer from 'puppeteer-core';
import { viewport, type Engine } from './engine.ts';

/** Firefox by WebDriver BiDi; needs neither a display nor geckodriver. */
export async function launchFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en' },
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  return {
    name: 'Firefox',
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    // A page from the back/forward cache has no load event to wait for; each step waits for what it needs.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    evaluate: async (work, ...args) => page.evaluate(work as never, ...args),
    click: ({ x, y }, count = 1) => page.mouse.click(x, y, { count }),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
