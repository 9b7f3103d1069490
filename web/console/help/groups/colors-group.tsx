import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import { CatalogGroup } from '../catalog-group.tsx';
import classes from '../catalog.module.css';
import { Sample } from '../sample.tsx';

const tokens = [
  '--bg',
  '--surface',
  '--sunk',
  '--line',
  '--control-border',
  '--ink',
  '--muted',
  '--brand',
  '--leaf',
  '--turmeric',
  '--turmeric-ink',
  '--lotus',
  '--indigo-tint',
  '--leaf-tint',
  '--turmeric-tint',
  '--lotus-tint',
];

export const ColorsGroup = () => (
  <CatalogGroup name="colours">
    <Sample source="tokens.css">
      <Grid as="ul" minWidth={132} gap={12} className={classes.swatches}>
        {tokens.map((token) => (
          <li key={token}>
            <div className={classes.swatch} style={{ background: `var(${token})` }} />
            <code>{token}</code>
          </li>
        ))}
      </Grid>
    </Sample>
  </CatalogGroup>
);
