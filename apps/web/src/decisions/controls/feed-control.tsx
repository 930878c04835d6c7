import { useMemo } from 'react';
import type { ControlProps } from '../control.ts';
import { cheapest } from '../options/bundle.ts';
import { feedOptions } from '../options/goods.ts';
import { Frame } from '../parts/frame.tsx';
import { useChosen } from '../use-chosen.ts';
import { PayOrElse } from './pay-or-else.tsx';
import { RedeemPart } from './redeem-part.tsx';

/** To share goods, or to stay hungry. */
export function FeedControl(props: ControlProps) {
  const { legal, words, view } = props;
  const { payments, starve } = useMemo(() => feedOptions(legal), [legal]);
  const proposed = cheapest(payments);
  const chosen = useChosen(props, proposed?.move ?? starve);
  const { starveExplained } = words.decisions;
  return (
    <Frame control={props} chosen={chosen}>
      <PayOrElse
        control={props}
        chosen={chosen}
        payments={payments}
        proposed={proposed}
        title={words.decisions.share}
        about={words.decisions.shareExplained}
        instead={
          starve === undefined
            ? undefined
            : {
                move: starve,
                title: words.decisions.starve,
                about: view.solo === undefined ? starveExplained.table : starveExplained.solo,
              }
        }
      />
      <RedeemPart control={props} chosen={chosen} />
    </Frame>
  );
}
