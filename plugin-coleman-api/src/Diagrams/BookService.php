<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Inventory\Choices;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\SearchQueue;

/** Books that staff make: models, and the diagrams in them. */
final readonly class BookService
{
    private const YEARS = [1900, 2100];

    public function __construct(
        private Transaction $transaction,
        private BookRepository $books,
        private PublishedDiagramRepository $published,
        private DiagramDraftRepository $drafts,
        private DiagramQuery $query,
        private DiagramPresenter $presenter,
        private Choices $choices,
        private SearchQueue $search,
    ) {
    }

    /**
     * @param array<string, mixed> $typed
     * @return int its id
     * @throws ApiError 400 with a sentence by field
     */
    public function add(array $typed): int
    {
        $facts = $this->facts($typed, 0);
        $brand = $this->choices->brands()[(int) $facts['brand_id']] ?? '';

        return $this->transaction->run(fn (): int => $this->books->addModel($facts, $brand, $this->choices->drawing((int) $facts['category_id'])));
    }

    /**
     * @param array<string, mixed> $typed
     * @throws ApiError 400 with a sentence by field, 404, 409 coleman_item_changed
     */
    public function change(int $id, int $version, array $typed): void
    {
        $this->presenter->book($id);
        $facts = $this->facts($typed, $id);
        $this->write($id, fn (): bool => $this->books->changeModel($id, $version, $facts));
    }

    /** @throws ApiError 404, 409 coleman_item_in_use or coleman_item_changed */
    public function remove(int $id, int $version): void
    {
        $book = $this->query->model($id) ?? throw new ApiError('coleman_model_not_found', __('Model not found.', 'coleman'), 404);
        $machines = $this->query->machines((int) $book['brand_id'], (string) $book['name']);
        $page = $this->query->page($id);
        $why = match (true) {
            [] !== $this->query->assemblies($id) => __('Remove its diagrams first.', 'coleman'),
            /* translators: %d: number of machines */
            $machines > 0 => sprintf(_n('%d machine on the site shows this parts book.', '%d machines on the site show this parts book.', $machines, 'coleman'), $machines),
            /* translators: %s: title of a page */
            '' !== $page => sprintf(__('The page “%s” shows this parts book.', 'coleman'), $page),
            default => '',
        };
        if ('' !== $why) {
            throw self::inUse($why);
        }
        $this->write($id, fn (): bool => $this->books->removeModel($id, $version));
    }

    /**
     * @param list<int> $ids of all diagrams, in their new order
     * @throws ApiError 400, 404, 409 coleman_item_changed
     */
    public function order(int $id, int $version, array $ids): void
    {
        $this->presenter->book($id);
        $there = array_map(static fn (array $row): int => (int) $row['id'], $this->query->assemblies($id));
        $sorted = $ids;
        sort($there);
        sort($sorted);
        if ($there !== $sorted) {
            throw $this->changed($id);
        }
        $this->write($id, fn (): bool => $this->books->order($id, $version, $ids));
    }

    /**
     * @return int its id
     * @throws ApiError 400 with a sentence by field, 404
     */
    public function addAssembly(int $model, string $name, string $category): int
    {
        $book = $this->presenter->book($model);
        $faults = array_filter([
            'name' => '' === trim($name) ? __('Enter a name.', 'coleman') : '',
            'category' => '' === trim($category) ? __('Enter a category.', 'coleman') : '',
        ], static fn (string $sentence): bool => '' !== $sentence);
        if ([] === $faults && is_array($book['assemblies']) && count($book['assemblies']) >= ModelRepository::MAX_ASSEMBLIES) {
            /* translators: %d: number of diagrams */
            $faults['name'] = sprintf(__('A parts book can have up to %d diagrams.', 'coleman'), ModelRepository::MAX_ASSEMBLIES);
        }
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }

        return $this->transaction->run(fn (): int => $this->books->addAssembly($model, trim($name), trim($category), $this->published->category($model, trim($category))));
    }

    /** @throws ApiError 404, 409 coleman_item_in_use or coleman_item_changed */
    public function removeAssembly(int $id, int $version): void
    {
        $assembly = $this->query->assembly($id) ?? throw DiagramPresenter::noAssembly();
        if (!DiagramPresenter::isRemovable($assembly)) {
            throw self::inUse(__('A feed has this diagram and would add it again.', 'coleman'));
        }
        $seen = ['version' => (string) $version] + $assembly;
        $isDone = $this->transaction->run(function () use ($id, $seen): bool {
            if (!$this->published->remove($seen)) {
                return false;
            }
            $this->drafts->forget($id);
            $this->search->add(Kind::Model, [(int) $seen['model_id']]);

            return true;
        });
        if (!$isDone) {
            throw $this->changed((int) $assembly['model_id']);
        }
        $this->search->drainIfPossible();
    }

    /**
     * @param array<string, mixed> $typed
     * @return array<string, string|int|null> columns of {models}
     */
    private function facts(array $typed, int $id): array
    {
        $text = static fn (string $name): string => is_string($value = $typed[$name] ?? '') ? trim($value) : '';
        $number = static fn (string $name): int => is_int($value = $typed[$name] ?? 0) ? $value : 0;
        $year = static fn (string $name): ?int => 0 === $number($name) ? null : $number($name);
        $facts = [
            'brand_id' => $number('brand_id'),
            'category_id' => $number('category_id'),
            'name' => $text('name'),
            'year_from' => $year('year_from'),
            'year_to' => $year('year_to'),
            'serial_prefix' => $text('serial_prefix'),
            'serial_plate' => $text('serial_plate'),
        ];
        $faults = array_filter([
            'brand_id' => isset($this->choices->brands()[$facts['brand_id']]) ? '' : __('Choose a brand.', 'coleman'),
            'category_id' => isset($this->choices->categories()[$facts['category_id']]) ? '' : __('Choose a class.', 'coleman'),
            'name' => '' === $facts['name'] ? __('Enter a name.', 'coleman') : ($this->books->modelNamed($facts['brand_id'], $facts['name'], $id) > 0 ? __('This brand has a model of this name already.', 'coleman') : ''),
            'year_from' => self::isYear($facts['year_from']) ? '' : __('Enter a year with four digits.', 'coleman'),
            'year_to' => match (true) {
                !self::isYear($facts['year_to']) => __('Enter a year with four digits.', 'coleman'),
                null !== $facts['year_from'] && null !== $facts['year_to'] && $facts['year_from'] > $facts['year_to'] => __('The last year is before the first.', 'coleman'),
                default => '',
            },
        ], static fn (string $sentence): bool => '' !== $sentence);
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }

        return $facts;
    }

    private static function isYear(?int $year): bool
    {
        return null === $year || ($year >= self::YEARS[0] && $year <= self::YEARS[1]);
    }

    /** @param \Closure(): bool $work false when the book was not as it was seen */
    private function write(int $id, \Closure $work): void
    {
        $isDone = $this->transaction->run(function () use ($id, $work): bool {
            $isDone = $work();
            if ($isDone) {
                $this->search->add(Kind::Model, [$id]);
            }

            return $isDone;
        });
        if (!$isDone) {
            throw $this->changed($id);
        }
        $this->search->drainIfPossible();
    }

    private function changed(int $id): ApiError
    {
        return new ApiError('coleman_item_changed', __('Someone else changed this item. Reload to see the latest version.', 'coleman'), 409, data: ['item' => $this->presenter->book($id)]);
    }

    private static function inUse(string $why): ApiError
    {
        return new ApiError('coleman_item_in_use', $why, 409);
    }
}
