import { sections, type Section } from '@bac/exam/item/section.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { ViewTabs } from '../../../ui/data/table/view-tabs.tsx';
import { StructureDialog } from './dialogs/structure-dialog.tsx';
import { SectionModules } from './modules/section-modules.tsx';
import type { DialogState } from './dialog-state.ts';
import { PartsCard } from './parts/parts-card.tsx';
import classes from './structure.module.css';

const sectionIn = (address: URLSearchParams): Section =>
  sections.find((section) => section === address.get('section')) ?? 'rw';

/** The structure of the test and the names that the team gives to its parts. */
export function StructureScreen() {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [openDialog, setOpenDialog] = useState<DialogState>();
  const reply = useQuery('GET /admin/structure');
  const chosen = sectionIn(address);
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${screen.screen} ${classes.screen}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Loaded reply={reply} lines={12}>
        {(all) => (
          <>
            <ViewTabs
              label={t('sections')}
              views={all.map(({ id, name, domains }) => ({
                value: id,
                label: name[language],
                count: domains.reduce((sum, { items }) => sum + items.published, 0),
              }))}
              isChosen={(section) => section === chosen}
              onChoose={(section) => setAddress(section === 'rw' ? {} : { section })}
            />
            {all
              .filter(({ id }) => id === chosen)
              .map((section) => (
                <Stack key={section.id}>
                  <SectionModules section={section} onOpen={setOpenDialog} />
                  <PartsCard section={section} onOpen={setOpenDialog} />
                </Stack>
              ))}
          </>
        )}
      </Loaded>
      {openDialog && reply.data && (
        <StructureDialog
          dialog={openDialog}
          sections={reply.data}
          onOpen={setOpenDialog}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </div>
  );
}
