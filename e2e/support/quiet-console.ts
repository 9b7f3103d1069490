import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The browser's message about a refused call, or about a page that answers with 404. */
const refusal = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** Messages of the browser and of our own code about a missing network. */
const noNetwork = /^Failed to load resource: net::|Network error\.|Lỗi kết nối|Failed to fetch/;
/** Playwright's message in stories that block the service worker. */
const noWorker = 'Service Worker registration blocked by Playwright';

function isUnexpected(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  const { url } = message.location();
  const isAnswer = url.includes('/api/v1/') || url === message.page()?.url();
  const isRefusal = isAnswer && refusal.test(message.text());
  const isUsual = noNetwork.test(message.text()) || message.text() === noWorker;
  return !isRefusal && !isUsual;
}

/** Collects the errors and warnings that the context's pages log, and their uncaught exceptions. */
export function collectConsoleMessages(context: BrowserContext, messages: string[]): void {
  context.on('console', (message) => {
    if (!isUnexpected(message)) return;
    messages.push(`${message.type()} at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => messages.push(`thrown: ${error.error().message}`));
}
