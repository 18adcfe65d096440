<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Redirect;
use Coleman\Api\Support\Clock;

/** The comparison of machines: its address names them, so that it can be sent. */
final readonly class ComparisonPages
{
    public function __construct(private MachineRepository $machines, private Clock $clock)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [new PageRoute(preg_quote(rtrim(Comparison::PATH, '/'), '@'), $this->comparison(...))];
    }

    /** The boxes of a list send `ids[]=`; the address that is shown, kept and sent on is `?ids=12,63`. */
    private function comparison(): Page|Redirect
    {
        $asked = $_GET['ids'] ?? '';
        $comparison = Comparison::create($this->machines->byIds(Comparison::ids($asked)), $this->clock->now());
        if ($asked !== implode(',', $comparison->askedIds())) {
            $rest = http_build_query(array_filter(wp_unslash(array_diff_key($_GET, ['ids' => 0])), is_string(...)));
            $url = Comparison::url($comparison->askedIds());

            return new Redirect($url . ('' === $rest ? '' : (str_contains($url, '?') ? '&' : '?') . $rest), 302, false);
        }
        $titles = array_map(static fn (Machine $machine): string => $machine->title(), $comparison->shown());

        return new Page(
            'equipment-compare',
            'equipment-compare',
            Comparison::PATH,
            [] === $titles
                ? __('Compare machines', 'coleman')
                /* translators: %s: the machines, such as "Bobcat T66 / Kubota SVL75-3" */
                : sprintf(__('Compare %s', 'coleman'), implode(' / ', $titles)),
            __('New and used machines side by side: year, hours, price, branch and specifications.', 'coleman'),
            entity: $comparison,
            indexed: false,
            query: $comparison->query(),
        );
    }
}
