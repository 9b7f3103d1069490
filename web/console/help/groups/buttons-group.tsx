import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { CatalogGroup } from '../catalog-group.tsx';
import { ArrowIcon, PrinterIcon } from '../sample-icons.tsx';
import { Sample } from '../sample.tsx';

export function ButtonsGroup() {
  const { t } = useTranslation('console/help');
  return (
    <CatalogGroup name="buttons">
      <Sample source="<Button>, variant default, light, subtle">
        <Row gap={12}>
          <Button>{t('buttons.primary')}</Button>
          <Button variant="default" leftSection={<PrinterIcon />}>
            {t('buttons.outlined')}
          </Button>
          <Button variant="light">{t('buttons.light')}</Button>
          <Button variant="subtle">{t('buttons.subtle')}</Button>
        </Row>
      </Sample>
      <Sample source='<Button color="lotus">'>
        <Row gap={12}>
          <Button color="lotus">{t('buttons.danger')}</Button>
          <Button color="lotus" variant="outline">
            {t('buttons.dangerOutlined')}
          </Button>
        </Row>
      </Sample>
      <Sample source="<Button disabled>, <Button loading>">
        <Row gap={12}>
          <Button disabled>{t('buttons.disabled')}</Button>
          <Button loading>{t('buttons.loading')}</Button>
          <Button variant="default" loading>
            {t('buttons.loading')}
          </Button>
        </Row>
      </Sample>
      <Sample source="link-button.tsx">
        <Row gap={12}>
          <LinkButton to="/tests" variant="default">
            {t('buttons.link')}
          </LinkButton>
          <LinkButton to="/admin/questions" variant="subtle" rightSection={<ArrowIcon />}>
            {t('buttons.quietLink')}
          </LinkButton>
        </Row>
      </Sample>
    </CatalogGroup>
  );
}
