import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the pictures that have to be PNG from the ones we wrote: `node web/pictures/draw.ts`, by hand, after a change of one.
 * What it writes is kept in `web/public`.
 */
const pictures = [
  { from: '../public/favicon.svg', to: 'icon-192.png', width: 192 },
  { from: '../public/favicon.svg', to: 'icon-512.png', width: 512 },
  { from: 'maskable.svg', to: 'icon-maskable-512.png', width: 512 },
  { from: 'maskable.svg', to: 'apple-touch-icon.png', width: 180 },
  { from: 'link-picture.svg', to: 'link-picture.png', width: 1200 },
];

for (const { from, to, width } of pictures) {
  const file = join(import.meta.dirname, '../public', to);
  // Few colours: a palette of them is a third of the size and looks the same.
  await sharp(join(import.meta.dirname, from), { density: 600 })
    .resize({ width })
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(file);
  console.log(file);
}
