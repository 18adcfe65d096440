<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Content\CatalogContent;
use Coleman\Api\Content\CatalogContentType;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormHandler;
use Coleman\Api\Forms\TypedText;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Locations\MapSettings;
use Coleman\Api\Routing\CacheHeaders;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Routing\Router;
use Coleman\Api\Routing\ScriptPolicy;
use Coleman\Api\Seo\BranchFacts;
use Coleman\Api\Seo\CatalogueSitemaps;
use Coleman\Api\Seo\Head;
use Coleman\Api\Seo\Products;
use Coleman\Api\Seo\Sitemaps;
use Coleman\Api\Seo\StructuredData;

/** Pages, what stands in their heads, and forms. */
final class PageModule
{
    private ?Router $router = null;
    private ?CacheHeaders $cacheHeaders = null;
    private ?ScriptPolicy $scriptPolicy = null;
    private ?CatalogContent $content = null;
    private ?Head $head = null;
    private ?StructuredData $structuredData = null;
    private ?CatalogueSitemaps $sitemaps = null;
    private ?FormHandler $forms = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly CustomerModule $customers,
        private readonly RestModule $rest,
        /** @var \Closure(): list<PageGroup> of all modules, in the order they are tried */
        private readonly \Closure $pages,
        /** @var \Closure(): list<FormActions> of all modules, made when a form is posted */
        private readonly \Closure $actions,
    ) {
    }

    public function router(): Router
    {
        return $this->router ??= new Router($this->pages);
    }

    public function cacheHeaders(): CacheHeaders
    {
        return $this->cacheHeaders ??= new CacheHeaders($this->router());
    }

    public function scriptPolicy(): ScriptPolicy
    {
        return $this->scriptPolicy ??= new ScriptPolicy(static fn (): array => [
            ...BotSettings::ofSite()->service->scriptHosts(),
            ...('' === MapSettings::ofSite()->googleKey ? [] : MapSettings::GOOGLE_HOSTS),
        ]);
    }

    public function content(): CatalogContent
    {
        return $this->content ??= new CatalogContent();
    }

    public function contentType(): CatalogContentType
    {
        return new CatalogContentType($this->router());
    }

    public function head(): Head
    {
        return $this->head ??= new Head($this->router(), $this->content(), $this->shareCard());
    }

    public function structuredData(): StructuredData
    {
        return $this->structuredData ??= new StructuredData(
            $this->router(),
            $this->head(),
            new Products($this->foundation->images(), $this->foundation->photos(), $this->branches->locations()),
            new BranchFacts($this->foundation->clock, $this->shareCard()),
        );
    }

    public function sitemaps(): CatalogueSitemaps
    {
        return $this->sitemaps ??= new CatalogueSitemaps((new Sitemaps($this->foundation->connection(), $this->router(), $this->foundation->clock))->sources());
    }

    public function forms(): FormHandler
    {
        return $this->forms ??= new FormHandler(
            fn (int $fileBytes) => $this->rest->requestGuard()->checkForm($fileBytes),
            fn (): array => array_merge(...array_map(static fn (FormActions $forms): array => $forms->all(), ($this->actions)())),
            LeadForms::FILE_BYTES,
            fn (): TypedText => new TypedText($this->customers->devices()->lastName(...), $this->customers->devices()->name(...), $this->foundation->clock),
        );
    }

    /** The picture of the dealership for sites that show links. */
    private function shareCard(): string
    {
        return plugins_url('images/share.png', $this->foundation->folder . '/coleman-api.php');
    }
}
