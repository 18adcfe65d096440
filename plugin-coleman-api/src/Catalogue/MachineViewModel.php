<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\Photos;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** All that the page of a machine shows, in one answer and a constant number of queries. */
final readonly class MachineViewModel
{
    private const SIMILAR = 4;

    public function __construct(
        private MachineRepository $machines,
        private MachineDetails $details,
        private MachinePresenter $presenter,
        private ImageUrls $images,
        private Photos $photos,
        private MachineBranch $branch,
        private ModelRepository $models,
        private Clock $clock,
    ) {
    }

    /** The machine of this id or this stock number, as one writes it at the counter. */
    public function find(string $text): ?Machine
    {
        $text = trim($text);

        return 1 === preg_match('/^\d{1,9}$/D', $text) ? $this->machines->byId((int) $text) : $this->machines->byStockNumber($text);
    }

    /**
     * @return array<string, mixed> schema/machine-sheet.json; of a machine that is gone no more than its name, its like
     *                              and the way to them
     */
    public function build(Machine $machine): array
    {
        $isGone = $machine->isGone($this->clock->now());
        $similar = $this->machines->similar($machine, self::SIMILAR);

        return [
            'machine' => $this->presenter->present($machine),
            'state' => $isGone ? 'gone' : ($machine->isSold() ? 'sold' : 'for-sale'),
            'sold_on' => null === $machine->soldAt ? '' : $this->date($machine->soldAt),
            'listed_on' => $this->date($machine->listedAt),
            'photos' => $isGone ? [] : $this->photos($machine),
            'placeholder' => $this->images->url(''),
            'spec_groups' => $isGone ? [] : SpecGroups::group($machine->specs),
            'branch' => $isGone ? null : $this->branch->present($machine),
            'contact' => $machine->isSold() ? null : $this->branch->contact($machine),
            'attachments' => $isGone ? [] : $this->details->attachments($machine->categoryId),
            'links' => ['category' => MachinePages::category($machine)]
                + ($isGone ? ['parts' => '', 'rentals' => ''] : $this->details->categoryLinks($machine))
                + ['diagrams' => $isGone ? '' : (string) $this->models->named($machine->brandId, $machine->model)?->path()]
                + ['compare' => $machine->isSold() || [] === $similar ? '' : Comparison::url(array_map(
                    static fn (Machine $one): int => $one->id,
                    [$machine, ...array_slice($similar, 0, Comparison::MAX - 1)],
                ))],
            'similar' => array_map($this->presenter->present(...), $similar),
        ];
    }

    /**
     * Its pictures alone.
     *
     * @return array{title: string, images: list<array{full: string, thumbnail: string, alt: string, focus?: string}>, placeholder: string}
     */
    public function gallery(Machine $machine): array
    {
        return ['title' => $machine->title(), 'images' => $this->photos($machine), 'placeholder' => $this->images->url('')];
    }

    /** @return list<array{full: string, thumbnail: string, alt: string, focus?: string}> */
    private function photos(Machine $machine): array
    {
        return $this->photos->gallery($this->photos->all(ImageKind::Machine, $machine->id, $machine->image), $machine->title());
    }

    /** "May 12, 2026", in the site's language. */
    private function date(\DateTimeImmutable $instant): string
    {
        /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */
        return (string) wp_date(__('F j, Y', 'coleman'), $instant->getTimestamp(), DealerTime::zone());
    }
}
