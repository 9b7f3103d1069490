import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { WovenRule } from '../../../ui/brand/woven-rule.tsx';
import { CatalogGroup } from '../catalog-group.tsx';
import { Sample } from '../sample.tsx';

const moment = new Date(2026, 10, 8, 15, 42);

export function FormatsGroup() {
  const { t } = useTranslation('console/help');
  const format = useFormat();
  const rows = [
    { code: 'number(1462)', output: format.number(1462) },
    { code: 'number(0.31, 2)', output: format.number(0.31, 2) },
    { code: 'percent(0.819, 1)', output: format.percent(0.819, 1) },
    { code: "date('2026-11-08')", output: format.date('2026-11-08') },
    { code: 'time(moment)', output: format.time(moment) },
  ];
  return (
    <CatalogGroup name="formats">
      <Sample source="use-format.ts">
        <Card isFlush>
          <DataTable
            caption={t('group.formats.title')}
            columns={[
              {
                key: 'code',
                header: t('formats.value'),
                render: ({ code }) => <code>{code}</code>,
              },
              {
                key: 'shown',
                header: t('formats.shown'),
                isNumeric: true,
                render: ({ output }) => output,
              },
            ]}
            rows={rows}
            rowKey={({ code }) => code}
          />
        </Card>
      </Sample>
      <Sample source="woven-rule.tsx">
        <WovenRule />
      </Sample>
    </CatalogGroup>
  );
}
