import type { AdminSection } from '@bac/contract/bank/structure.ts';
import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/card.tsx';
import { HiddenText } from '../../../../ui/layout/hidden-text.tsx';
import type { OpenDialog } from '../dialog-state.ts';
import { DomainRows } from './domain-rows.tsx';
import classes from './parts.module.css';
import { itemStates } from './use-cells.tsx';

interface Props {
  section: AdminSection;
  onOpen: OpenDialog;
}

/** The domains, their skills, and the team's question types below these. */
export function PartsCard({ section, onOpen }: Props) {
  const { t } = useTranslation('bank/console/structure');
  return (
    <Card
      title={t('parts.title')}
      titleLevel={2}
      isFlush
      actions={
        <Button
          variant="default"
          leftSection={<IconArrowsSort size={16} aria-hidden />}
          onClick={() =>
            onOpen({ dialog: 'arrange', target: { kind: 'domain', parent: section.id } })
          }
        >
          {t('parts.arrangeDomains')}
        </Button>
      }
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('parts.name')}</th>
            {itemStates.map((state) => (
              <th key={state} scope="col" data-number>
                {t(`state.${state}`)}
              </th>
            ))}
            <th scope="col" data-number>
              {t('parts.forms')}
            </th>
            <th scope="col">
              <HiddenText>{t('parts.actions')}</HiddenText>
            </th>
          </tr>
        </thead>
        {section.domains.map((domain) => (
          <DomainRows key={domain.id} domain={domain} onOpen={onOpen} />
        ))}
      </table>
    </Card>
  );
}
