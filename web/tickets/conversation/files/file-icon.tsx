import { IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { isPicture } from './file-limits.ts';

export function FileIcon({ type }: { type: string }) {
  const Sign = isPicture(type)
    ? IconPhoto
    : type === 'application/pdf'
      ? IconFileTypePdf
      : IconFileText;
  return <Sign size={20} stroke={1.6} aria-hidden />;
}
