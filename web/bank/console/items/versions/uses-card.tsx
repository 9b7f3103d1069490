import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { stateTones } from '../state-tones.ts';
import classes from './versions.module.css';

/** The tests that hold the item, and in which version. */
export function UsesCard({ item }: { item: WholeItem }) {
  const { t } = useTranslation('bank/console/items');
  const [language] = useLanguage();
  return (
    <Card title={t('uses.title')} titleLevel={2}>
      <div id="uses" tabIndex={-1}>
        {item.uses.length === 0 ? (
          <Muted size="sm">{t('uses.none')}</Muted>
        ) : (
          <Stack as="ul" gap={8} className={classes.uses}>
            {item.uses.map(({ form, name, status, version, isPretest }) => (
              <Row as="li" align="baseline" key={`${form} ${status}`}>
                <Link to={`/admin/tests/${form}`}>{name[language] || form}</Link>
                <Chip tone={stateTones[status]}>{t(`state.${status}`)}</Chip>
                <Muted as="small" size="xs">
                  {t('versions.number', { version })}
                  {isPretest && `, ${t('uses.pretest')}`}
                </Muted>
              </Row>
            ))}
          </Stack>
        )}
      </div>
    </Card>
  );
}
