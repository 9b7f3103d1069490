import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { testPath } from '../test-paths.ts';
import classes from '../tests.module.css';

/** What a new edition replaces and which questions have changed since; of an older one, where the newer is. */
export function EditionNote({ test }: { test: WholeTest }) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const { replaces, edition } = test;
  if (!replaces && !edition) return null;
  return (
    <div className={classes.note} data-tone="indigo">
      <div>
        {replaces && (
          <p>
            {t(test.state === 'draft' ? 'edition.of' : 'edition.was')}{' '}
            <Link to={testPath(replaces.id)}>{replaces.name[language]}</Link>.{' '}
            {replaces.changed.length === 0
              ? t('edition.same')
              : t('edition.changed', { count: replaces.changed.length })}
          </p>
        )}
        {replaces && replaces.changed.length > 0 && (
          <ul>
            {replaces.changed.map(({ item, from, to }) => (
              <li key={item}>{t('edition.version', { item, from, to })}</li>
            ))}
          </ul>
        )}
        {edition && (
          <p>
            <Link to={testPath(edition)}>{t('edition.newer', { id: edition })}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
