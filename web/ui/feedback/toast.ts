import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'info' | 'warning' | 'error';

const toastMilliseconds = 5000;

let mount: Promise<unknown> | undefined;

/** The toaster and its library load with the first toast: most visits never see one. */
export async function showToast(
  kind: Kind,
  message: string,
  options: ExternalToast = {},
): Promise<void> {
  mount ??= import('./toaster.tsx').then(({ mountToaster }) => mountToaster(toastMilliseconds));
  await mount;
  const { toast } = await import('sonner');
  toast[kind](message, options);
}
