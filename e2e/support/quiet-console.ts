import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The browser's words for a call that is refused, or for a page that says itself that it is not there. */
const refusal = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** What it and our own code say of a network that is away. */
const noNetwork = /^Failed to load resource: net::|Network error\.|Lỗi kết nối|Failed to fetch/;
/** Said by the tests' own browser, wherever a story does without the worker. */
const noWorker = 'Service Worker registration blocked by Playwright';

function isOurs(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  const { url } = message.location();
  const isAnswer = url.includes('/api/v1/') || url === message.page()?.url();
  const isRefusal = isAnswer && refusal.test(message.text());
  const isUsual = noNetwork.test(message.text()) || message.text() === noWorker;
  return !isRefusal && !isUsual;
}

/** Adds what its pages say in the console as an error or a warning, and what they throw without anybody catching it. */
export function hearConsole(context: BrowserContext, heard: string[]): void {
  context.on('console', (message) => {
    if (!isOurs(message)) return;
    heard.push(`${message.type()} at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => heard.push(`thrown: ${error.error().message}`));
}
