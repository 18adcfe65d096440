<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Admin\ListFields;

/** Which inquiries the desk wants to see, and in which order. */
final readonly class LeadFilter
{
    public const PER_PAGE = 25;

    /**
     * @param int $userId who looks
     * @param int|null $locationId null for all; 0 for those of no branch
     * @param int|null $salesmanId null for all; 0 for those that went to a desk
     * @param string $kind of LeadKind, '' for all
     * @param int $after the id of the last one shown; 0 begins
     */
    public function __construct(
        public LeadView $view = LeadView::All,
        public int $userId = 0,
        public ?int $locationId = null,
        public ?int $salesmanId = null,
        public string $kind = '',
        public ?LeadMark $mark = null,
        public string $search = '',
        public bool $isOldestFirst = false,
        public int $after = 0,
        public int $perPage = self::PER_PAGE,
    ) {
    }

    /** @param array<string, mixed> $fields as the request's schema lets them through */
    public static function fromFields(array $fields, int $userId): self
    {
        $list = new ListFields($fields);
        $id = static fn (string $name): ?int => '' === $list->text($name) ? null : $list->integer($name);

        return new self(
            LeadView::from($list->text('view')),
            $userId,
            $id('location_id'),
            $id('salesman_id'),
            $list->text('kind'),
            LeadMark::tryFrom($list->text('mark')),
            $list->text('search'),
            $list->isAscending(),
            $list->integer('after'),
            $list->integer('per_page'),
        );
    }
}
