<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Models\Assembly;
use Coleman\Api\Models\Callout;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Models\ModelView;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Staff\Roles;

/** A draft of a diagram as visitors would see it, for staff who were given its address. Never cached, never indexed. */
final readonly class DiagramPages
{
    public const NONCE = 'coleman-diagram-';

    public function __construct(private DiagramQuery $query, private PublishedDiagramRepository $published, private DiagramDraftRepository $drafts, private DiagramCheck $check)
    {
    }

    public static function path(int $id): string
    {
        return "/parts/preview/$id/";
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [new PageRoute('/parts/preview/(\d{1,9})', $this->preview(...))];
    }

    /** @param array<string> $groups */
    private function preview(array $groups): ?Page
    {
        $id = (int) $groups[1];
        $nonce = $_GET['_wpnonce'] ?? '';
        if (!is_string($nonce) || !current_user_can(Roles::IMAGES) || false === wp_verify_nonce($nonce, self::NONCE . $id)) {
            return null;
        }
        $row = $this->query->assembly($id);
        $book = null === $row ? null : $this->query->model((int) $row['model_id']);
        if (null === $row || null === $book) {
            return null;
        }
        $model = ModelRepository::model($book);
        $content = $this->drafts->find($id)['content'] ?? $this->published->content($row);
        [$rows] = $this->check->read($content, $model->brandName);
        $assembly = new Assembly($id, $model->id, (string) $row['category_slug'], $content->category, (string) $row['slug'], $content->name, $content->figure, $content->width, $content->height, count($rows));
        $callouts = array_map(static fn (DiagramRow $one): Callout => new Callout(0, $one->ref, $one->partId, $one->description, $one->quantity, $one->serialFrom, $one->serialTo, $one->note), $rows);
        $assemblies = array_map(ModelRepository::assemblyOf(...), $this->query->assemblies($model->id));

        // Visitors have no toolbar of WordPress.
        add_filter('show_admin_bar', '__return_false');

        return new Page(
            'unit-model',
            'unit-model',
            self::path($id),
            sprintf('%s, %s', $content->name, $model->title()),
            cacheable: false,
            entity: new ModelView($model, $assemblies, $assembly->categorySlug, $assembly, $callouts, $content->hotspots()),
            indexed: false,
        );
    }
}
