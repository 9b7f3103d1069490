import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { ItemText } from '../../../../item/item-text/item-text.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import classes from './cheat-sheet.module.css';

/** Samples of the syntax by purpose. */
const samples = {
  emphasis: '*Hamlet*',
  strong: '**not**',
  underline: '<u>a whole sentence</u>',
  list: '- one\n- two',
  blank: 'The river ______ slowly.',
  money: String.raw`\$40`,
  math: '$y = 3x + 2$',
  fraction: String.raw`$\frac{2}{3}x$`,
  power: '$x^{2}, a_{1}$',
  root: String.raw`$\sqrt{x + 1}$`,
  compare: String.raw`$x \le 4, x \ne 0$`,
  angle: String.raw`$\angle ABC = 40^\circ$`,
  display: '$$x^2 + y^2 = 25$$',
} as const;

const names = Object.keys(samples) as (keyof typeof samples)[];

/** How item texts are written, each sample beside its rendering. */
export function CheatSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bank/console/items');
  useFocusReturn();
  return (
    <Dialog title={t('help.title')} size={640} onClose={onClose}>
      <div className={form.fields}>
        <p className={form.text}>{t('help.text')}</p>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('help.for')}</th>
              <th scope="col">{t('help.write')}</th>
              <th scope="col">{t('help.look')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`help.sample.${name}`)}</th>
                <td>
                  <code>{samples[name]}</code>
                </td>
                <td>
                  <Suspense fallback={<LoadingState lines={1} />}>
                    <ItemText text={samples[name]} figures={[]} blockPrefix={`help-${name}`} />
                  </Suspense>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={form.text}>{t('help.figure')}</p>
      </div>
    </Dialog>
  );
}
