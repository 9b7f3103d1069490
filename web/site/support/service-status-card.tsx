import type { ServiceState, ServiceStatus } from '@bac/contract/site/health.ts';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './service-status.module.css';

const signs: Record<ServiceState, { tone: Tone; Icon: typeof IconCircleCheck }> = {
  ok: { tone: 'leaf', Icon: IconCircleCheck },
  slow: { tone: 'turmeric', Icon: IconAlertCircle },
  down: { tone: 'lotus', Icon: IconCircleX },
};

const worstState = ({ parts }: ServiceStatus): ServiceState =>
  (['down', 'slow'] as const).find((state) => parts.some((part) => part.state === state)) ?? 'ok';

/** The current status of each part of the service. */
export function ServiceStatusCard() {
  const { t } = useTranslation('site/support');
  const reply = useQuery('GET /health/status');
  const format = useFormat();
  return (
    <Card title={t('status.title')} titleLevel={2}>
      <Loaded reply={reply} isInCard>
        {(status) => (
          <>
            <output className={classes.all}>{t(`status.all.${worstState(status)}`)}</output>
            <dl>
              {status.parts.map(({ name, state }) => {
                const { tone, Icon } = signs[state];
                return (
                  <Row
                    gap={4}
                    justify="between"
                    className={classes.part}
                    key={name}
                    data-tone={tone}
                  >
                    <dt>{t(`status.part.${name}`)}</dt>
                    <Row as="dd" isOneLine>
                      <Icon size={20} aria-hidden />
                      {t(`status.state.${state}`)}
                    </Row>
                  </Row>
                );
              })}
            </dl>
            <Row justify="between" className={classes.again}>
              <span>{t('status.checkedAt', { time: format.time(status.checkedAt) })}</span>
              <Button
                variant="default"
                size="compact-md"
                loading={reply.isLoading}
                onClick={reply.reload}
              >
                {t('status.again')}
              </Button>
            </Row>
          </>
        )}
      </Loaded>
    </Card>
  );
}
