import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Renders the PNG pictures from their SVG sources. Run `node web/pictures/draw.ts` by hand after changing a source; the output
 * in `web/public` is committed.
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
  // A palette is enough for the few colors and makes the file a third of the size.
  await sharp(join(import.meta.dirname, from), { density: 600 })
    .resize({ width })
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(file);
  console.log(file);
}
