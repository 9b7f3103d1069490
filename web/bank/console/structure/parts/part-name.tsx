import type { AdminSkill } from '@bac/contract/bank/structure.ts';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { isRenamed } from '../find-part.ts';
import classes from './parts.module.css';

/** The name of a part in the language of the page and, if the team renamed it, its usual name below. */
export function PartName({ part }: { part: Pick<AdminSkill, 'name' | 'usualName'> }) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  return (
    <>
      {part.name[language]}
      {isRenamed(part) && (
        <Muted as="span" className={classes.usual}>
          {t('usually', { name: part.usualName[language] })}
        </Muted>
      )}
    </>
  );
}
