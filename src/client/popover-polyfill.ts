import { apply } from '@oddbird/popover-polyfill/fn';

// Loaded by browsers without popovers alone: until Safari 17, Chrome 114 and Firefox 125. Its rules go into the lowest
// layer of ours; by itself it would add one above them all.
apply({ layerName: 'tokens' });
// Safari before 16.4 takes style sheets from scripts as inline styles only, which the policy refuses: reset.css has the
// one rule that matters.
document.documentElement.dataset.popovers = 'polyfilled';
