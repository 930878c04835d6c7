import { useMemo } from 'react';
import type { ControlProps } from '../control.ts';
import { cheapest } from '../options/bundle.ts';
import { offerOptions } from '../options/solo.ts';
import { Frame } from '../parts/frame.tsx';
import { useChosen } from '../use-chosen.ts';
import { PayOrElse } from './pay-or-else.tsx';

/** Solo: what who starves gives up. */
export function OfferControl(props: ControlProps) {
  const { legal, words } = props;
  const { payments, points } = useMemo(() => offerOptions(legal), [legal]);
  const proposed = cheapest(payments);
  const chosen = useChosen(props, proposed?.move ?? points);
  return (
    <Frame control={props} chosen={chosen}>
      <PayOrElse
        control={props}
        chosen={chosen}
        payments={payments}
        proposed={proposed}
        title={words.decisions.offerGoods}
        about={words.decisions.shareExplained}
        instead={
          points === undefined ? undefined : { move: points, title: words.decisions.offerPoints }
        }
      />
    </Frame>
  );
}
