import i18next from 'i18next';
import { later } from '../../ui/feedback/later.tsx';

/** Fetched with its words when it is first asked for: waiting for them later would blank the page around it. */
export const RetakeDialog = later(async () => {
  const [dialog] = await Promise.all([
    import('./retake-dialog.tsx'),
    i18next.loadNamespaces('attempts/retake'),
  ]);
  return dialog.RetakeDialog;
});
