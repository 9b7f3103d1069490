import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts';
import classes from './desk.module.css';

const keys = [
  { name: 'next', signs: ['J', '↓'] },
  { name: 'previous', signs: ['K', '↑'] },
  { name: 'reply', signs: ['R'] },
  { name: 'note', signs: ['N'] },
  { name: 'assign', signs: ['A'] },
  { name: 'select', signs: ['X'] },
  { name: 'search', signs: ['/'] },
  { name: 'help', signs: ['?'] },
  { name: 'send', signs: ['Ctrl', 'Enter'] },
  { name: 'canned', signs: ['/'] },
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tickets/console');
  useFocusReturn();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <div className={classes.keys}>
        <p>{t('keys.text')}</p>
        <dl>
          {keys.map(({ name, signs }) => (
            <div key={name}>
              <dt>
                {signs.map((sign) => (
                  <kbd key={sign}>{sign}</kbd>
                ))}
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
