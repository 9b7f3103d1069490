import type { Icon } from '@tabler/icons-react';
import { Grid, Row, Stack } from '../ui/layout/boxes/boxes.tsx';
import classes from './sign-list.module.css';

interface Props {
  sign: Icon;
  tone: 'leaf' | 'lotus' | 'neutral';
  lines: string[];
}

/** Short lines, each after the same sign. */
export const SignList = ({ sign: Sign, tone, lines }: Props) => (
  <Grid as="ul" minWidth={400} gap={8} className={classes.list} data-tone={tone}>
    {lines.map((line) => (
      <Row key={line} as="li" isOneLine align="start">
        <Sign size={18} aria-hidden />
        {line}
      </Row>
    ))}
  </Grid>
);

/** Under what they have in common. */
export const TitledSigns = ({ title, ...list }: Props & { title: string }) => (
  <Stack gap={8} className={classes.titled}>
    <h3 className={classes.title}>{title}</h3>
    <SignList {...list} />
  </Stack>
);
