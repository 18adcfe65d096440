<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\SearchQueue;

/**
 * What staff do with one diagram: keep a draft, publish it, and take that back. Whoever is second is refused with what is
 * there now; the draft stays.
 */
final readonly class DiagramService
{
    public function __construct(
        private Transaction $transaction,
        private DiagramQuery $query,
        private PublishedDiagramRepository $published,
        private DiagramDraftRepository $drafts,
        private DiagramPresenter $presenter,
        private DiagramCheck $check,
        private DrawingStore $drawings,
        private SearchQueue $search,
    ) {
    }

    /**
     * @param int $version of the draft that was seen; 0 where there was none
     * @throws ApiError 400 figure, 404, 409 coleman_draft_changed
     */
    public function save(int $id, int $version, DiagramContent $content, int $user): void
    {
        $content = $this->onItsDrawing($this->find($id), $content);
        if (!$this->transaction->run(fn (): bool => $this->drafts->save($id, $version, $content, $user))) {
            throw $this->draftChanged($id);
        }
    }

    /**
     * Shows the draft to visitors.
     *
     * @param bool $isConfirmed whether numbers without a place, and places without a row, are meant
     * @throws ApiError 400 with a sentence by field, 404, 409 coleman_item_changed or coleman_draft_changed, 422 coleman_diagram_unmatched
     */
    public function publish(int $id, int $version, int $draftVersion, bool $isConfirmed, int $user): void
    {
        $assembly = $this->find($id);
        $draft = $this->drafts->find($id);
        if (($draft['version'] ?? 0) !== $draftVersion) {
            throw $this->draftChanged($id);
        }
        $content = $draft['content'] ?? $this->published->content($assembly);
        $model = $this->query->model((int) $assembly['model_id']) ?? throw DiagramPresenter::noAssembly();
        [$rows, $faults] = $this->check->read($content, (string) $model['brand_name']);
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }
        if (!$isConfirmed && [] !== [...$content->withoutPlace(), ...$content->withoutRow()]) {
            throw new ApiError(
                'coleman_diagram_unmatched',
                __('Some numbers have no place on the drawing, or no row.', 'coleman'),
                422,
                data: ['without_place' => $content->withoutPlace(), 'without_row' => $content->withoutRow()],
            );
        }
        $isByHand = '1' === $assembly['is_by_hand'];
        $before = $isByHand ? $this->published->content($assembly) : null;
        $this->turn($assembly, $version, function (array $seen) use ($id, $content, $rows, $draftVersion, $before, $isByHand, $user): bool {
            if (!$this->published->show($seen, $content, $rows) || !$this->drafts->drop($id, $draftVersion)) {
                return false;
            }
            $this->drafts->note($id, DiagramDraftRepository::PUBLISHED, '1' === $seen['is_draft'], $isByHand, $before, $user);

            return true;
        });
    }

    /** @throws ApiError 404, 409 coleman_draft_changed */
    public function revert(int $id, int $draftVersion): void
    {
        $this->find($id);
        if (!$this->transaction->run(fn (): bool => $this->drafts->drop($id, $draftVersion))) {
            throw $this->draftChanged($id);
        }
    }

    /**
     * Shows again what was there before the last publishing. What was published becomes the draft, where there is none.
     *
     * @throws ApiError 404, 409 coleman_nothing_to_undo or coleman_item_changed
     */
    public function undo(int $id, int $version, int $user): void
    {
        $assembly = $this->find($id);
        $before = $this->drafts->before($id) ?? throw new ApiError('coleman_nothing_to_undo', __('There is nothing to undo.', 'coleman'), 409);
        $now = $this->published->content($assembly);
        $model = $this->query->model((int) $assembly['model_id']) ?? throw DiagramPresenter::noAssembly();
        $rows = null === $before['content'] ? [] : $this->check->read($before['content'], (string) $model['brand_name'])[0];
        $this->turn($assembly, $version, function (array $seen) use ($id, $before, $rows, $now, $user): bool {
            $isDone = match (true) {
                null !== $before['content'] => $this->published->show($seen, $before['content'], $rows),
                $before['was_draft'] && null === PublishedDiagramRepository::fromFeed($seen) => $this->published->hide($seen),
                default => $this->published->showFeed($seen),
            };
            if ($isDone) {
                $this->drafts->save($id, 0, $now, $user);
                $this->drafts->note($id, DiagramDraftRepository::UNDONE, false, true, null, $user);
            }

            return $isDone;
        });
    }

    /**
     * Answers a feed that brings another drawing, other rows or places than those set by hand.
     *
     * @param bool $takes the feed's; ours stay as the draft, where there is none
     * @throws ApiError 404, 409 coleman_item_changed
     */
    public function answerFeed(int $id, int $version, bool $takes, int $user): void
    {
        $assembly = $this->find($id);
        if ($takes && null === PublishedDiagramRepository::fromFeed($assembly)) {
            throw new ApiError('coleman_no_feed', __('No feed has this diagram.', 'coleman'), 409);
        }
        $now = $this->published->content($assembly);
        $this->turn($assembly, $version, function (array $seen) use ($id, $takes, $now, $user): bool {
            if (!$takes) {
                $isDone = $this->published->keep($seen);
            } else {
                $isDone = $this->published->showFeed($seen);
                $this->drafts->save($id, 0, $now, $user);
            }
            if ($isDone) {
                $this->drafts->note($id, $takes ? DiagramDraftRepository::TAKEN : DiagramDraftRepository::KEPT, false, true, null, $user);
            }

            return $isDone;
        });
    }

    /** @return array<string, string|null> {model_assemblies} */
    private function find(int $id): array
    {
        return $this->query->assembly($id) ?? throw DiagramPresenter::noAssembly();
    }

    /**
     * With the size of its drawing, which is one that was uploaded here or that the diagram has already.
     *
     * @param array<string, string|null> $assembly
     */
    private function onItsDrawing(array $assembly, DiagramContent $content): DiagramContent
    {
        $figure = $content->figure;
        $known = PublishedDiagramRepository::fromFeed($assembly) ?? [];
        [$width, $height] = match (true) {
            '' === $figure => [0, 0],
            $figure === $assembly['figure'] => [(int) $assembly['width'], (int) $assembly['height']],
            $figure === ($known['figure'] ?? '') => [(int) ($known['width'] ?? 0), (int) ($known['height'] ?? 0)],
            default => $this->drawings->size($figure) ?? throw ApiError::invalid(['figure' => __('This drawing was not found. Upload it again.', 'coleman')]),
        };

        return $content->on($figure, $width, $height);
    }

    /**
     * @param array<string, string|null> $assembly
     * @param \Closure(array<string, string|null>): bool $work with the assembly as it was seen; false when it is another one by now
     */
    private function turn(array $assembly, int $version, \Closure $work): void
    {
        $id = (int) $assembly['id'];
        $isDone = (int) $assembly['version'] === $version && $this->transaction->run(function () use ($assembly, $work): bool {
            $isDone = $work($assembly);
            $this->search->add(Kind::Model, [(int) $assembly['model_id']]);

            return $isDone;
        });
        if (!$isDone) {
            throw new ApiError('coleman_item_changed', __('Someone else published this diagram meanwhile. Your draft is kept.', 'coleman'), 409, data: ['item' => $this->presenter->work($id)]);
        }
        $this->search->drainIfPossible();
    }

    private function draftChanged(int $id): ApiError
    {
        return new ApiError('coleman_draft_changed', __('Someone else changed this draft meanwhile.', 'coleman'), 409, data: ['item' => $this->presenter->work($id)]);
    }
}
