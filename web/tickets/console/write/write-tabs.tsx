import { IconLock, IconMessage2Bolt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import type { WriteBoxState } from './use-write-box.ts';
import classes from './write.module.css';

/** A reply or a note; at the right, the way to the canned replies. */
export function WriteTabs({ box }: { box: WriteBoxState }) {
  const { t } = useTranslation('tickets/console');
  const { kind, text, field, picking, setPicking } = box;
  return (
    <div className={classes.top}>
      <fieldset className={classes.tabs} aria-label={t('write.kind')}>
        {(['reply', 'note'] as const).map((one) => (
          <PlainButton
            key={one}
            className={classes.tab ?? ''}
            aria-pressed={one === kind}
            onClick={() => box.write(one)}
          >
            {one === 'note' && <IconLock size={14} aria-hidden />}
            {t(`write.${one}`)}
          </PlainButton>
        ))}
      </fieldset>
      {kind === 'reply' && (
        <PlainButton
          className={classes.canned ?? ''}
          aria-expanded={picking !== undefined}
          onClick={() => setPicking(field.current?.selectionStart ?? text.length)}
        >
          <IconMessage2Bolt size={17} aria-hidden />
          <span>{t('write.canned')}</span>
          <kbd>/</kbd>
        </PlainButton>
      )}
    </div>
  );
}
