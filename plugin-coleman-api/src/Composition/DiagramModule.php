<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Diagrams\BookRepository;
use Coleman\Api\Diagrams\BookService;
use Coleman\Api\Diagrams\DiagramCheck;
use Coleman\Api\Diagrams\DiagramDraftRepository;
use Coleman\Api\Diagrams\DiagramPages;
use Coleman\Api\Diagrams\DiagramPresenter;
use Coleman\Api\Diagrams\DiagramQuery;
use Coleman\Api\Diagrams\DiagramRoutes;
use Coleman\Api\Diagrams\DiagramService;
use Coleman\Api\Diagrams\DrawingStore;
use Coleman\Api\Diagrams\DrawingSweep;
use Coleman\Api\Diagrams\PublishedDiagramRepository;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Inventory\Choices;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Routing\PageGroup;

/** The workshop where staff make parts books. */
final class DiagramModule
{
    private ?DiagramQuery $query = null;
    private ?DrawingStore $drawings = null;
    private ?PublishedDiagramRepository $published = null;
    private ?DiagramDraftRepository $drafts = null;
    private ?DiagramCheck $check = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly PartModule $parts,
        private readonly SearchModule $search,
    ) {
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/diagrams', fn () => $this->deskRoutes()->routes()),
        ];
    }

    /** @return list<PageGroup> */
    public function pages(): array
    {
        return [new PageGroup(['parts'], fn () => (new DiagramPages($this->query(), $this->published(), $this->drafts(), $this->check()))->routes())];
    }

    public function sweep(): DrawingSweep
    {
        return new DrawingSweep($this->drawings(), $this->published(), $this->drafts(), $this->foundation->clock);
    }

    private function deskRoutes(): DiagramRoutes
    {
        $choices = new Choices($this->foundation->connection(), $this->branches->locations());
        $presenter = new DiagramPresenter($this->query(), $this->published(), $this->drafts(), $this->foundation->images());
        $books = new BookRepository($this->foundation->connection(), $this->ids(), $this->foundation->clock);
        $drawings = $this->drawings();

        return new DiagramRoutes(
            $this->query(),
            $presenter,
            new BookService($this->foundation->transaction(), $books, $this->published(), $this->drafts(), $this->query(), $presenter, $choices, $this->search->queue()),
            new DiagramService($this->foundation->transaction(), $this->query(), $this->published(), $this->drafts(), $presenter, $this->check(), $drawings, $this->search->queue()),
            $this->check(),
            $drawings,
            $choices,
            $this->foundation->images(),
        );
    }

    private function drawings(): DrawingStore
    {
        return $this->drawings ??= DrawingStore::ofSite($this->foundation->originals());
    }

    private function query(): DiagramQuery
    {
        return $this->query ??= new DiagramQuery($this->foundation->connection());
    }

    private function published(): PublishedDiagramRepository
    {
        return $this->published ??= new PublishedDiagramRepository($this->foundation->connection(), $this->ids(), $this->foundation->clock);
    }

    private function drafts(): DiagramDraftRepository
    {
        return $this->drafts ??= new DiagramDraftRepository($this->foundation->connection(), $this->foundation->clock);
    }

    private function check(): DiagramCheck
    {
        return $this->check ??= new DiagramCheck($this->parts->repository());
    }

    private function ids(): ManualIdAllocator
    {
        return new ManualIdAllocator($this->foundation->connection());
    }
}
