import { squareOf, type View } from './crop.ts';

/** Twice the largest size at which a picture is shown. */
const sentPixels = 512;

export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, view: View): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { left, top, side } = squareOf(image, view);
  // A transparent picture would turn black in a JPEG.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** What is sent: the square alone, so that the rest of the picture never leaves the device. */
export async function croppedFile(image: ImageBitmap, view: View): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = sentPixels;
  canvas.height = sentPixels;
  drawCrop(canvas, image, view);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
  if (!blob) throw new Error('The browser could not encode the picture.');
  return blob;
}
