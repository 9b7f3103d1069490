import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { Toaster } from 'sonner';
import classes from './toaster.module.css';

/** Below the header of every frame, whose menu, bell and switches must stay in reach. */
const belowHeader = { top: 84, right: 16, left: 16 };

function Toasts({ milliseconds }: { milliseconds: number }) {
  const { t } = useTranslation('ui');
  return (
    <Toaster
      position="top-right"
      offset={belowHeader}
      mobileOffset={belowHeader}
      duration={milliseconds}
      hotkey={['altKey', 'KeyT']}
      closeButton
      containerAriaLabel={t('notifications')}
      className={classes.toasts}
      toastOptions={{
        closeButtonAriaLabel: t('close'),
        classNames: {
          toast: classes.toast,
          closeButton: classes.close,
          error: classes.error,
          success: classes.success,
          warning: classes.warning,
        },
      }}
    />
  );
}

/** Mounts the toaster in its own root outside the pages, so that a toast survives navigation. */
export function mountToaster(milliseconds: number): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'toaster';
  createRoot(container).render(<Toasts milliseconds={milliseconds} />);
}
