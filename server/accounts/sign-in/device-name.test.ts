import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('the name of a device', () => {
  it.each([
    ['Chrome on Windows', `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
    ['Opera on Windows', `${windows} ${webkit} Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0`],
    ['Cốc Cốc on Windows', `${windows} ${webkit} coc_coc_browser/138 Chrome/132.0 Safari/537.36`],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    ['Chrome on Android', `${android} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`],
    ['Samsung Internet on Android', `${android} ${webkit} SamsungBrowser/28.0 Chrome/130.0 Safari`],
    ['Safari on macOS', `${mac} AppleWebKit/605.1.15 (KHTML) Version/18.6 Safari/605.1.15`],
    ['Safari on iPhone', `${iphone} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iPhone', `${iphone} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`],
    ['Windows', windows],
    ['Unknown device', 'curl/8.5.0'],
    ['Unknown device', ''],
  ])('names the device %s', (name, userAgent) => {
    expect(deviceName(userAgent, 'en')).toBe(name);
  });

  it('names a device in the language of the page', () => {
    expect(deviceName(`${android} Chrome/140.0.0.0`, 'vi')).toBe('Chrome trên Android');
    expect(deviceName('', 'vi')).toBe('Thiết bị không rõ');
  });
});
