import { SegmentedControl } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import { IndexedPage } from './indexed-page.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import type { Look } from '../../ui/theme/use-look.ts';
import { groupNames } from './catalog-group.tsx';
import classes from './catalog.module.css';
import { ButtonsGroup } from './groups/buttons-group.tsx';
import { ChartsGroup } from './groups/charts-group.tsx';
import { ChipsGroup } from './groups/chips-group.tsx';
import { ColorsGroup } from './groups/colors-group.tsx';
import { DialogsGroup } from './groups/dialogs-group.tsx';
import { FieldsGroup } from './groups/fields-group.tsx';
import { FormatsGroup } from './groups/formats-group.tsx';
import { StatesGroup } from './groups/states-group.tsx';
import { TablesGroup } from './groups/tables-group.tsx';
import { TypeGroup } from './groups/type-group.tsx';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

/** The catalog of the design system, to look at a component before a screen uses it. */
export function ComponentsScreen() {
  const { t } = useTranslation('console/help');
  useDocumentTitle(t('documentTitle'));
  const [look, setLook] = useState<Look>('learner');
  return (
    <Stack gap={24} className={classes.catalogue} data-look={look}>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          <SegmentedControl<Look>
            aria-label={t('look')}
            data={[
              { value: 'learner', label: t('learner') },
              { value: 'console', label: t('console') },
            ]}
            value={look}
            onChange={setLook}
          />
        }
      />
      <IndexedPage
        label={t('index')}
        entries={groupNames.map((name) => ({ id: name, title: t(`group.${name}.title`) }))}
      >
        <div>
          <ColorsGroup />
          <TypeGroup />
          <ButtonsGroup />
          <FieldsGroup />
          <ChipsGroup />
          <TablesGroup />
          <DialogsGroup />
          <StatesGroup />
          <ChartsGroup />
          <FormatsGroup />
        </div>
      </IndexedPage>
    </Stack>
  );
}
