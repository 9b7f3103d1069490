import { visibleSquare, type View } from './crop.ts';

/** Twice the largest displayed size. */
const uploadPixels = 512;

export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, view: View): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = visibleSquare(image, view);
  // A transparent picture would turn black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The file to upload: only the square, so that the rest of the picture never leaves the device. */
export async function cropToFile(image: ImageBitmap, view: View): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = uploadPixels;
  canvas.height = uploadPixels;
  drawCrop(canvas, image, view);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
  if (!blob) throw new Error('The browser could not encode the picture.');
  return blob;
}
