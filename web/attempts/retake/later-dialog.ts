import i18next from 'i18next';
import { later } from '../../ui/feedback/later.tsx';

/** Fetched together with its messages: loading them later would suspend the page around the dialog. */
export const RetakeDialog = later(async () => {
  const [dialog] = await Promise.all([
    import('./retake-dialog.tsx'),
    i18next.loadNamespaces('attempts/retake'),
  ]);
  return dialog.RetakeDialog;
});
