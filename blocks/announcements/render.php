<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

$items = Plugin::services()->announcements()->shown();
if ([] !== $items) {
    // Before the first paint, so that nothing moves: what this visitor has dismissed goes, and what is about other
    // branches than the one they have chosen. Dismissing itself is a behavior's work.
    printf(
        '<div %s>%s</div>%s',
        get_block_wrapper_attributes(),
        Island::markup('announcements', ['items' => $items]),
        wp_get_inline_script_tag(<<<'JS'
            (function (bar) {
                var seen = [], mine = /(?:^|; )coleman_branch=(\d+)/.exec(document.cookie);
                try { seen = (localStorage.getItem('coleman-dismissed') || '').split(' '); } catch (e) {}
                bar.querySelectorAll('[data-announcement]').forEach(function (one) {
                    var about = one.dataset.branches;
                    if (seen.indexOf(one.dataset.announcement) >= 0 || (mine && about && about.split(' ').indexOf(mine[1]) < 0)) one.remove();
                });
                if (!bar.querySelector('[data-announcement]')) bar.remove();
            })(document.currentScript.previousElementSibling);
            JS),
    );
}
