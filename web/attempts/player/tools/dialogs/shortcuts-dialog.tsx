import { useTranslation } from 'react-i18next';
import { Keys } from '../shortcuts/keys.tsx';
import type { Action } from '../shortcuts/shortcuts.ts';
import classes from './dialogs.module.css';
import { ToolDialog } from './tool-dialog.tsx';

const groups: { name: 'moving' | 'answering' | 'tools' | 'seeing'; actions: Action[] }[] = [
  { name: 'moving', actions: ['back', 'next', 'questionMenu', 'nextRegion', 'previousRegion'] },
  { name: 'answering', actions: ['choose', 'eliminator', 'eliminate', 'mark'] },
  {
    name: 'tools',
    actions: [
      'highlights',
      'lineReader',
      'calculator',
      'reference',
      'speech',
      'directions',
      'help',
    ],
  },
  { name: 'seeing', actions: ['timer', 'pause', 'zoomIn', 'zoomOut', 'zoomReset', 'shortcuts'] },
];

const textKeys = ['word', 'extend', 'sentence', 'enter', 'escape'] as const;

/** Every shortcut with its alternative, and the keys that work only in the text. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('attempts/player/tools');
  return (
    <ToolDialog title={t('shortcuts.title')} isOpen={isOpen} onClose={onClose}>
      {groups.map(({ name, actions }) => (
        <section key={name}>
          <h3 className={classes.group}>{t(`shortcuts.group.${name}`)}</h3>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('shortcuts.does')}</th>
                <th scope="col">{t('shortcuts.keys')}</th>
                <th scope="col">{t('shortcuts.or')}</th>
              </tr>
            </thead>
            <tbody>
              {actions.map((action) => (
                <tr key={action}>
                  <th scope="row">{t(`shortcuts.action.${action}`)}</th>
                  <td>
                    <Keys action={action} />
                  </td>
                  <td>
                    <Keys action={action} isAlternative />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <h3 className={classes.group}>{t('shortcuts.text.title')}</h3>
      <p className={classes.note}>{t('shortcuts.text.when')}</p>
      <ul className={classes.textKeys}>
        {textKeys.map((key) => (
          <li key={key}>{t(`shortcuts.text.${key}`)}</li>
        ))}
      </ul>
      <p className={classes.note}>{t('shortcuts.typing')}</p>
    </ToolDialog>
  );
}
